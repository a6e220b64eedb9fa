import { readdir } from 'node:fs/promises';
import { errorCode } from '../errorCode';

/** Whether a folder is there and holds something. */
export async function isFilled(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length > 0;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}
