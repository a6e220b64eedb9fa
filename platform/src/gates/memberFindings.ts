import { type Descriptions, type Draft, OFFERS_FILE, USES_FILE } from './Descriptions';
import { type MissingMember, missingMembers } from './missingMembers';
import type { Pair } from './newPairs';
import { DECLARATIONS_FILE, SOURCES_FILE } from './types/ReleaseTexts';

/** Findings about descriptions that a release lacks. Without them, nobody could tell what a change to shared breaks. */
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

const DOORS = '@rendezvous/shared/';

const toFinding = ({ remote, release, shell }: Pair, { door, member, place }: MissingMember): string =>
  `${remote} ${release} uses ${member} of ${door.replace(DOORS, '')} (${remote}/${place}), which shell ${shell} does not have.`;

/** Members that releases would miss in a shell they may share a page with. Releases that do not declare what they use or offer are ignored. */
export async function memberFindings(descriptions: Descriptions, pairs: readonly Pair[]): Promise<string[]> {
  const findings = pairs.map(async (pair) => {
    const [uses, offers] = await Promise.all([descriptions.uses(pair.remote, pair.release), descriptions.offers(pair.shell)]);
    return uses === undefined || offers === undefined ? [] : missingMembers(uses, offers).map((missing) => toFinding(pair, missing));
  });
  return (await Promise.all(findings)).flat();
}
