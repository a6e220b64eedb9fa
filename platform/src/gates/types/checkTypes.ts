import path from 'node:path';
import type { RemoteName } from '@rendezvous/shared/contract';
import { withTypesFolder } from '../../build/members/withTypesFolder';
import { runCompiler } from '../../build/members/runCompiler';
import { ROOT } from '../../build/shares';
import { type Declarations, ENTRY_SOURCE, type Sources } from './ReleaseTexts';

const PROBLEM_PATTERN = /^([^\s(][^(]*)\((\d+),\d+\): error TS\d+: (.*)$/;

/**
 * Compiles a remote's sources with a shell's declarations in place of the doors, and returns the compiler's errors. Types of libraries come
 * from this repository's packages. Rejects if the compiler's output cannot be parsed.
 */
export async function checkTypes(remote: RemoteName, sources: Sources, declarations: Declarations): Promise<TypeProblem[]> {
  if (Object.keys(declarations).length === 0) return [];
  const remoteTexts = Object.entries(sources).map(([place, text]) => [place.startsWith('src/') ? `${remote}/${place}` : place, text]);
  const ambientFiles = [...Object.keys(declarations), ...remoteTexts.map(([place = '']) => place)].filter(isAmbient);
  const files = [`${remote}/${ENTRY_SOURCE}`, ...ambientFiles];
  const filesByPath = { ...declarations, ...Object.fromEntries(remoteTexts), 'tsconfig.json': toConfiguration(files) };
  return parseProblems(await withTypesFolder(filesByPath, runCompiler));
}

/** Whether a file contains only declarations: those of a door, or global ones of the remote. */
const isAmbient = (file: string): boolean => file.endsWith('.d.ts');

const toConfiguration = (files: readonly string[]): string =>
  JSON.stringify({
    extends: path.join(ROOT, 'tsconfig.base.json'),
    compilerOptions: {
      types: [],
      // Unused and unreachable code is harmless.
      noUnusedLocals: false,
      noUnusedParameters: false,
      allowUnreachableCode: true,
      paths: { '@rendezvous/shared/*': ['./shared/src/*/index', './shared/src/*'] },
    },
    files,
  });

function parseProblems(output: string): TypeProblem[] {
  const lines = output.split('\n').filter((line) => line !== '' && !line.startsWith(' '));
  return lines.map((line) => {
    const [, file, number, message = ''] = PROBLEM_PATTERN.exec(line) ?? [];
    if (file === undefined) throw new Error(line);
    return { place: `${file}:${number}`, message };
  });
}

/** A compiler error in a remote's sources when compiled with a shell's declarations. */
export interface TypeProblem {
  /** File and line, for example `mfe-chat/src/screens/ChatsScreen.tsx:12`. */
  place: string;
  message: string;
}
