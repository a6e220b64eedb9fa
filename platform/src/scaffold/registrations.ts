import type { RemoteNames } from './remoteNames';

/** A file outside a remote's folder in which the remote has to be registered. */
interface Registration {
  /** Relative to the repository. */
  file: string;
  add: (text: string, names: RemoteNames) => string;
}

/** Returns an edit that inserts text before a marker, and throws if the marker is missing. */
function insertBefore(mark: RegExp, addition: (names: RemoteNames) => string): Registration['add'] {
  return (text, names) => {
    if (!mark.test(text)) throw new Error(`cannot add ${names.remote}: ${mark} is missing`);
    return text.replace(mark, (match) => addition(names) + match);
  };
}

const composeService = ({ remote }: RemoteNames): string => `  ${remote}:
    <<: *publisher
    image: rendezvous/${remote}
    build: { context: .., dockerfile: docker/remote.Dockerfile, args: { REMOTE: ${remote} } }
    depends_on: { shell: { condition: service_completed_successfully } }
`;

/** Adds the remote to the list `REMOTES`, which may be on one line or on several. */
const addToList: Registration['add'] = (text, { remote }) => {
  const extended = text.replace(/(export const REMOTES = \[[^\]]*?),?\s*\] as const/, `$1, '${remote}'] as const`);
  if (extended === text) throw new Error(`cannot add ${remote}: REMOTES is missing`);
  return extended;
};

/** Registrations of a remote: its name in the contract, the team that releases it, and its image. */
export const REGISTRATIONS: readonly Registration[] = [
  { file: 'shared/src/contract/routes.ts', add: addToList },
  { file: 'platform/src/keys/developmentTeams.ts', add: insertBefore(/^\};$/m, ({ area, remote }) => `  ${area}: ['${remote}'],\n`) },
  { file: 'docker/compose.yaml', add: insertBefore(/^\nvolumes:$/m, composeService) },
];
