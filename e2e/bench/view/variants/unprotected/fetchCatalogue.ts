/** Replaces the fetching of texts: verifies no digest and has no time limit. */
export async function fetchCatalogue(url: string): Promise<Record<string, unknown>> {
  const reply = await fetch(url, { credentials: 'same-origin' });
  return (await reply.json()) as Record<string, unknown>;
}
