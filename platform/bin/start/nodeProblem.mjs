const NEEDED = [20, 20];

/** What is wrong with a version of Node, in words; undefined when nothing is. */
export function nodeProblem(version) {
  const [major, minor] = version.split('.').map(Number);
  const isEnough = major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
  return isEnough
    ? undefined
    : `Rendezvous needs Node ${NEEDED.join('.')} or newer; this is Node ${version}. Please install a newer one and try again.`;
}
