import type { RemoteNames } from './createRemoteNames';

/** A file outside a remote's folder in which the remote has to be registered. */
interface Registration {
  /** Relative to the repository. */
  file: string;
  add: (text: string, names: RemoteNames) => string;
}

/** Returns an edit that inserts text before a marker, and throws if the marker is missing. */
function insertBefore(marker: RegExp, addition: (names: RemoteNames) => string): Registration['add'] {
  return (text, names) => {
    if (!marker.test(text)) throw new Error(`cannot add ${names.remote}: ${marker} is missing`);
    return text.replace(marker, (match) => addition(names) + match);
  };
}

const formatComposeService = ({ remote }: RemoteNames): string => `  ${remote}:
    <<: *publisher
    image: rendezvous/${remote}
    build: { context: .., dockerfile: docker/remote.Dockerfile, args: { REMOTE: ${remote} } }
    depends_on: { shell: { condition: service_completed_successfully } }
`;

/** Adds the remote to the list `REMOTES`, which may be on one line or on several. */
const addToRemotes: Registration['add'] = (text, { remote }) => {
  const extendedText = text.replace(/(export const REMOTES = \[[^\]]*?),?\s*\] as const/, `$1, '${remote}'] as const`);
  if (extendedText === text) throw new Error(`cannot add ${remote}: REMOTES is missing`);
  return extendedText;
};

/** Registrations of a remote: its name in the contract, the team that releases it, and its image. */
export const REGISTRATIONS: readonly Registration[] = [
  { file: 'shared/src/contract/routes.ts', add: addToRemotes },
  { file: 'platform/src/keys/developmentTeams.ts', add: insertBefore(/^\};$/m, ({ area, remote }) => `  ${area}: ['${remote}'],\n`) },
  { file: 'docker/compose.yaml', add: insertBefore(/^\nvolumes:$/m, formatComposeService) },
];
