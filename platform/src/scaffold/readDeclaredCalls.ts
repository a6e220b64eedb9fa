import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { getConstants, getProperty } from './editSource';
import { listFiles } from './listFiles';

/** A call as declared in `shared/src/calls`. */
export interface DeclaredCall {
  /** Name of the constant, for example `sendMessage`. */
  constant: string;
  /** Method and path, for example `POST /api/chat.php`. */
  name: string;
  /** Section of the api documentation that lists the call. */
  tag: string;
}

const CALLS_FOLDER = 'shared/src/calls';

const getStringValue = (node: ts.Node | undefined): string => (node && ts.isStringLiteral(node) ? node.text : '');

export const getCallsFile = (noun: string): string => `${CALLS_FOLDER}/${noun}.ts`;

/** Reads the declared calls of a noun, in the order of declaration; empty for an unknown noun. */
export function readDeclaredCalls(root: string, noun: string): DeclaredCall[] {
  const file = path.join(root, getCallsFile(noun));
  if (!existsSync(file)) return [];
  return getConstants(readFileSync(file, 'utf8')).flatMap(({ name: constant, value }) => {
    if (!ts.isCallExpression(value) || value.expression.getText() !== 'call') return [];
    const [name, options] = value.arguments;
    return [{ constant, name: getStringValue(name), tag: getStringValue(getProperty(options, 'tag')) }];
  });
}

/** Returns the nouns that have calls. */
export const readNouns = (root: string): string[] =>
  readdirSync(path.join(root, CALLS_FOLDER))
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => path.basename(file, '.ts'))
    .filter((noun) => readDeclaredCalls(root, noun).length > 0);

/** Returns the path, relative to the repository, of the file that contains the most of these snippets; undefined when no file contains any. */
function findFileWithMost(root: string, folder: string, suffix: string, snippets: readonly string[]): string | undefined {
  const counts = listFiles(path.join(root, folder))
    .filter((file) => file.endsWith(suffix))
    .map((file) => {
      const text = readFileSync(path.join(root, folder, file), 'utf8');
      return { file: `${folder}/${file}`, count: snippets.filter((snippet) => text.includes(snippet)).length };
    });
  return counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)[0]?.file;
}

/** Returns the path of the file that handles the most calls of a noun; undefined when no file handles any. */
export const findRoutesFile = (root: string, noun: string): string | undefined =>
  findFileWithMost(
    root,
    'api/src',
    'Routes.ts',
    readDeclaredCalls(root, noun).map(({ constant }) => `serveCall(app, ${noun}.${constant},`),
  );

/** Returns the path of the file with the most matrix rows for calls of a noun; undefined when no file has any. */
export const findRowsFile = (root: string, noun: string): string | undefined =>
  findFileWithMost(
    root,
    'api/src/matrices',
    'Rows.ts',
    readDeclaredCalls(root, noun).map(({ name }) => `'${name}': {`),
  );
