import { stackServerApp } from "../stack";

export async function sendReport(userId: string, reportUrl: string) {
  return stackServerApp.sendEmail({
    userIds: [userId], // up to 100
    subject: "Your report is ready",
    html: `<p><a href="${encodeURI(reportUrl)}">Open it</a></p>`,
  });
}
