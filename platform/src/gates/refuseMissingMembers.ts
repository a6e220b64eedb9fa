import { RefusedChange } from '../registry/changes/RefusedChange';
import type { Registry } from '../registry/Registry';
import type { SiteContext } from '../site/createContext';
import { Descriptions } from './Descriptions';
import { memberFindings } from './memberFindings';
import { newPairs } from './newPairs';

const REMEDY = 'Release the remote without it first, and block the old releases that nobody shall fall back to.';

/**
 * Throws when a change of what is live would combine a release with a shell that lacks what it uses; combinations possible before the change are
 * ignored.
 */
export async function refuseMissingMembers({ folder }: Pick<SiteContext, 'folder'>, before: Registry, after: Registry): Promise<void> {
  const findings = await memberFindings(new Descriptions(folder), newPairs(before, after));
  if (findings.length > 0) throw new RefusedChange('members', [...findings, REMEDY].join('\n'));
}
