import type { RemoteNames } from './remoteNames';

/** A place outside its folder where a remote has to be registered. */
interface Registration {
  /** Relative to the repository. */
  file: string;
  add: (text: string, names: RemoteNames) => string;
}

/** Inserts something before a mark that must exist. */
function before(mark: RegExp, addition: (names: RemoteNames) => string): Registration['add'] {
  return (text, names) => {
    if (!mark.test(text)) throw new Error(`cannot add ${names.remote}: ${mark} is missing`);
    return text.replace(mark, (found) => addition(names) + found);
  };
}

const service = ({ remote }: RemoteNames): string => `  ${remote}:
    <<: *publisher
    image: rendezvous/${remote}
    build: { context: .., dockerfile: docker/remote.Dockerfile, args: { REMOTE: ${remote} } }
    depends_on: { shell: { condition: service_completed_successfully } }
`;

/** The list may be on one line or on several. */
const listed: Registration['add'] = (text, { remote }) => {
  const added = text.replace(/(export const REMOTES = \[[^\]]*?),?\s*\] as const/, `$1, '${remote}'] as const`);
  if (added === text) throw new Error(`cannot add ${remote}: REMOTES is missing`);
  return added;
};

/** The name in the contract, the team that releases it, and its image. */
export const REGISTRATIONS: readonly Registration[] = [
  { file: 'shared/src/contract/routes.ts', add: listed },
  { file: 'platform/src/keys/developmentTeams.ts', add: before(/^\};$/m, ({ area, remote }) => `  ${area}: ['${remote}'],\n`) },
  { file: 'docker/compose.yaml', add: before(/^\nvolumes:$/m, service) },
];
