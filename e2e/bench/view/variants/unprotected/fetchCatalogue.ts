/** Replaces the fetching of texts, without verifying their digest and without a time limit. */
export async function fetchCatalogue(url: string): Promise<Record<string, unknown>> {
  const reply = await fetch(url, { credentials: 'same-origin' });
  return (await reply.json()) as Record<string, unknown>;
}
