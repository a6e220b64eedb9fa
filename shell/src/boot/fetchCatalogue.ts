/** Fetches the texts of a release within 4 s; the browser rejects a response whose digest does not match `integrity`. */
export async function fetchCatalogue(url: string, integrity: string): Promise<Record<string, unknown>> {
  const reply = await fetch(url, { integrity, credentials: 'same-origin', signal: AbortSignal.timeout(4_000) });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return (await reply.json()) as Record<string, unknown>;
}
