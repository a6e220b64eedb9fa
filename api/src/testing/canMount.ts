import { aDisk } from './aDisk';

/** Whether this machine lets a test have a disk of its own. */
export function canMount(): boolean {
  try {
    aDisk(1).remove();
    return true;
  } catch {
    return false;
  }
}
