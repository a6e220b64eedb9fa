/** Shown when the error page itself fails: no store, no texts service, no remote, so English only. */
export const StaticErrorPage = ({ error }: { error: unknown }) => (
  <main>
    <h1>An error occurred while showing the error page</h1>
    <pre>{error instanceof Error ? error.message : String(error)}</pre>
    <p>
      <a href="/">Back to the home page</a>
    </p>
  </main>
);
