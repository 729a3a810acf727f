/**
 * Says what works with scripts turned off. Pages of a team arrive late, and a script shows them.
 */
export const NeedsScript = () => (
  <noscript>
    <div className="needs-script">
      <p className="banner">
        <span>
          Boards need JavaScript. Turn it on in your browser and reload the page. You can read{" "}
          <a href="/">what Almanac is</a> without it.
        </span>
      </p>
    </div>
  </noscript>
);
