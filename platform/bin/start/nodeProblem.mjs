/** Oldest supported minor version of each older major version that is supported. */
const OLDEST_MINOR = { 20: 20, 22: 13 };
const CURRENT_LINE = 24;

/** Why a version of Node is unsupported, in words; undefined when it is supported. */
export function nodeProblem(version) {
  const [major, minor] = version.split('.').map(Number);
  const isSupported = major >= CURRENT_LINE || minor >= OLDEST_MINOR[major];
  return isSupported
    ? undefined
    : `Rendezvous runs on Node 20.20, 22.13, 24 and newer; this is Node ${version}. Please install Node ${CURRENT_LINE} and try again.`;
}
