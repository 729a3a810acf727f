/** The headers of a browser navigation. */
export const NAVIGATION = {
  accept: "text/html",
  "sec-fetch-dest": "document",
  "sec-fetch-mode": "navigate",
};

export const cookieHeader = (cookies) =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
