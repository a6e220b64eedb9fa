/** The icons are imported one file each: the package's own entry loads all six thousand. */
declare module '@tabler/icons-react/dist/esm/icons/*' {
  import type { Icon, IconNode } from '@tabler/icons-react';

  const icon: Icon;
  export default icon;
  /** The lines of the icon: elements of an svg with their attributes. */
  export const __iconNode: IconNode;
}
