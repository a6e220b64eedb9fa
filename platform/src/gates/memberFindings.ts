import type { Descriptions } from './Descriptions';
import { type MissingMember, missingMembers } from './missingMembers';
import type { Pair } from './newPairs';

const DOORS = '@rendezvous/shared/';

const textOf = ({ remote, release, shell }: Pair, { door, member, place }: MissingMember): string =>
  `${remote} ${release} uses ${member} of ${door.replace(DOORS, '')} (${remote}/${place}), which shell ${shell} does not have.`;

/** Members that releases would miss in a shell they may share a page with. Releases that do not state what they use or offer are ignored. */
export async function memberFindings(descriptions: Descriptions, pairs: readonly Pair[]): Promise<string[]> {
  const found = pairs.map(async (pair) => {
    const [uses, offers] = await Promise.all([descriptions.uses(pair.remote, pair.release), descriptions.offers(pair.shell)]);
    return uses === undefined || offers === undefined ? [] : missingMembers(uses, offers).map((missing) => textOf(pair, missing));
  });
  return (await Promise.all(found)).flat();
}
