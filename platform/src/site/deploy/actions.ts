import { randomBytes } from 'node:crypto';
import { abortCanary } from '../../registry/changes/abortCanary';
import { blockRelease } from '../../registry/changes/blockRelease';
import { canaryRelease } from '../../registry/changes/canaryRelease';
import { promoteRelease } from '../../registry/changes/promoteRelease';
import { rollbackRelease } from '../../registry/changes/rollbackRelease';
import { switchRemote } from '../../registry/changes/switchRemote';
import { DEFAULT_ABORT } from '../../registry/defaultAbort';
import type { Registry, ReleaseOwner } from '../../registry/Registry';
import type { Canary } from '../../registry/registrySchema';
import type { ChangeBody } from './changeSchema';

type Action = (registry: Registry, remote: ReleaseOwner, body: ChangeBody) => Registry;

const canaryOf = ({ release = '', percent = 0, country, locale, abort = DEFAULT_ABORT }: ChangeBody): Canary => {
  const only = { ...(country === undefined ? {} : { country }), ...(locale === undefined ? {} : { locale }) };
  const salt = randomBytes(6).toString('hex');
  return { release, percent, salt, abort, ...(Object.keys(only).length === 0 ? {} : { only }) };
};

/** Actions of the deploy api for a remote, by the last segment of the path. */
export const actions = {
  promote: (registry, remote, { release = '' }) => promoteRelease(registry, remote, release),
  block: (registry, remote, { release = '' }) => blockRelease(registry, remote, release),
  canary: (registry, remote, body) => canaryRelease(registry, remote, canaryOf(body)),
  abort: (registry, remote) => abortCanary(registry, remote),
  rollback: (registry, remote) => rollbackRelease(registry, remote),
  on: (registry, remote) => switchRemote(registry, remote, 'on'),
  off: (registry, remote) => switchRemote(registry, remote, 'off'),
  maintenance: (registry, remote) => switchRemote(registry, remote, 'maintenance'),
} satisfies Record<string, Action>;
