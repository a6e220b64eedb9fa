/**
 * Fetches the texts of a release in one language; rejects after 4 s, for an error status, and for a response whose digest does not match
 * `integrity`.
 */
export async function fetchCatalogue(url: string, integrity: string): Promise<Record<string, unknown>> {
  const response = await fetch(url, { integrity, credentials: 'same-origin', signal: AbortSignal.timeout(4_000) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as Record<string, unknown>;
}
