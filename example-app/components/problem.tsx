"use client";

/**
 * Shown if a page fails to render, usually because the service is briefly unreachable. The session
 * stays.
 */
export function Problem({
  reference,
  retry,
}: {
  reference: string | undefined;
  retry: () => void;
}) {
  return (
    <main className="page" data-width="text">
      <div className="page-head">
        <h1>This page could not be loaded</h1>
        <p>
          The service behind it did not answer as it should. You are still signed in, and nothing is
          lost.
        </p>
        <div className="actions">
          <button className="button" data-tone="primary" type="button" onClick={retry}>
            Try again
          </button>
        </div>
        {reference !== undefined && (
          <p className="card-meta">
            If it stays like this, report it with the reference <code>{reference}</code>.
          </p>
        )}
      </div>
    </main>
  );
}
