import { type Descriptions, type Draft, OFFERS_FILE, USES_FILE } from './Descriptions';
import { DECLARATIONS_FILE, SOURCES_FILE } from './types/ReleaseTexts';

/** A release has to state its sources and what it uses, the shell what it offers: otherwise nobody could tell what a change of shared breaks. */
export async function descriptionFindings(descriptions: Descriptions, { release: { remote, id } }: Draft): Promise<string[]> {
  const isShell = remote === 'shell';
  const members = await (isShell ? descriptions.offers(id) : descriptions.uses(remote, id));
  const texts = isShell ? DECLARATIONS_FILE : SOURCES_FILE;
  const missing = [
    ...(members === undefined ? [isShell ? OFFERS_FILE : USES_FILE] : []),
    ...((await descriptions.hasTexts(remote, id, texts)) ? [] : [texts]),
  ];
  return missing.map((file) => `${file} is missing or not readable; build it with npx platform build.`);
}
