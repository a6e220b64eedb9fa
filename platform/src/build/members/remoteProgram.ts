import path from 'node:path';
import type ts from 'typescript';
import { ENTRY_SOURCE } from '../../gates/types/Sources';
import { ROOT } from '../shares';
import { packageProgram } from './packageProgram';

/** The sources of the remote in a folder, for querying types; `edits`: replacement texts for files. */
export const remoteProgram = (folder: string, edits: Readonly<Record<string, string>> = {}): ts.Program =>
  packageProgram(ROOT, [path.join(folder, ENTRY_SOURCE)], edits);
