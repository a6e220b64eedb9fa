const NAME = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** The name itself; one that could lead elsewhere is an error. */
export function fileName(name: string): string {
  if (!NAME.test(name)) throw new Error(`"${name}" is not a file name.`);
  return name;
}
