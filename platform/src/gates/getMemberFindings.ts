import { type ReleaseDescriptions, type Draft, OFFERS_FILE, USES_FILE } from './ReleaseDescriptions';
import { type MissingMember, findMissingMembers } from './findMissingMembers';
import type { Pair } from './findNewPairs';
import { DECLARATIONS_FILE, SOURCES_FILE } from './types/ReleaseTexts';

/** Findings about descriptions that a release lacks. Without its description, nobody could tell what a change to shared breaks. */
export async function getDescriptionFindings(descriptions: ReleaseDescriptions, { release: { remote, id } }: Draft): Promise<string[]> {
  const isShell = remote === 'shell';
  const members = await (isShell ? descriptions.loadOffers(id) : descriptions.loadUses(remote, id));
  const textsFile = isShell ? DECLARATIONS_FILE : SOURCES_FILE;
  const missingFiles = [
    ...(members === undefined ? [isShell ? OFFERS_FILE : USES_FILE] : []),
    ...((await descriptions.hasTexts(remote, id, textsFile)) ? [] : [textsFile]),
  ];
  return missingFiles.map((file) => `${file} is missing or not readable; build it with npx platform build.`);
}

const DOOR_PREFIX = '@rendezvous/shared/';

const toFinding = ({ remote, release, shell }: Pair, { door, member, place }: MissingMember): string =>
  `${remote} ${release} uses ${member} of ${door.replace(DOOR_PREFIX, '')} (${remote}/${place}), which shell ${shell} does not have.`;

/**
 * Findings about members that a release uses and that a shell on the same page would lack. Releases that do not declare what they use or offer are
 * ignored.
 */
export async function getMemberFindings(descriptions: ReleaseDescriptions, pairs: readonly Pair[]): Promise<string[]> {
  const findings = pairs.map(async (pair) => {
    const [uses, offers] = await Promise.all([descriptions.loadUses(pair.remote, pair.release), descriptions.loadOffers(pair.shell)]);
    return uses === undefined || offers === undefined
      ? []
      : findMissingMembers(uses, offers).map((missingMember) => toFinding(pair, missingMember));
  });
  return (await Promise.all(findings)).flat();
}
