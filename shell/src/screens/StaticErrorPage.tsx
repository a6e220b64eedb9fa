/** English only: the text service may be what failed. */
const TEXTS = { title: 'An error occurred while showing the error page', home: 'Back to the home page' } as const;

/** Shown when the error page itself fails: needs no store, texts or remote. */
export const StaticErrorPage = ({ error }: { error: unknown }) => (
  <main>
    <h1>{TEXTS.title}</h1>
    <pre>{error instanceof Error ? error.message : String(error)}</pre>
    <p>
      <a href="/">{TEXTS.home}</a>
    </p>
  </main>
);
