import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { NewCall } from './callProblem';
import { callsFile, declaredCalls, rowsFileOf } from './declaredCalls';
import { constantsOf, withElement, withImport, withNamespace, withProperty, withStatement } from './editSource';
import { writeFormatted } from './writeFormatted';

/** Table of all handlers. */
const TABLE = 'api/src/routes.ts';

interface Shape {
  /** The reply in TypeBox, as returned by a handler, and as shown by a success. */
  reply: string;
  returned: string;
  shown: string;
}

/** The smallest meaningful reply. */
const toTypeText = ({ method }: NewCall): Shape =>
  method === 'GET'
    ? { reply: '{ items: Type.Array(Type.String()) }', returned: '{ items: [] }', shown: '{ items: [] }' }
    : { reply: '{ done: Type.Literal(true) }', returned: '{ done: true as const }', shown: '{ done: true }' };

/** The declaration, after the existing ones and with the tag of the last one. */
function withDeclaration(text: string, call: NewCall, tag: string): string {
  const hasBody = call.method !== 'GET';
  const declaration = `
/** ${call.about} */
export const ${call.name} = call('${call.method} ${call.path}', {
  access: '${call.access}',
  tag: '${tag}',${hasBody ? '\n  body: EmptyBody,' : ''}
  reply: strictObject(${toTypeText(call).reply}),
});
`;
  const imported = hasBody ? withImport(text, 'EmptyBody', './schemas') : text;
  return withImport(withImport(imported, 'strictObject', './schemas'), 'Type', 'typebox') + declaration;
}

const pluginOf = (routes: string): string => path.basename(routes, '.ts');

/** Start of a file of handlers. */
const newRoutes = (routes: string): string => `
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

export const ${pluginOf(routes)}: FastifyPluginAsyncTypebox = async (app) => {
};
`;

/** The handler, at the end of the function named like its file, or else of the last one. */
function withHandler(text: string, call: NewCall): string {
  const plugins = constantsOf(text).filter(({ name, isExported }) => isExported && name.endsWith('Routes'));
  const plugin = plugins.find(({ name }) => name === pluginOf(call.routes)) ?? plugins.at(-1);
  const handler = `answer(app, ${call.noun}.${call.name}, async () => (${toTypeText(call).returned}));`;
  const imported = withImport(withNamespace(text, call.noun, `@rendezvous/shared/calls/${call.noun}`), 'answer', '../answer');
  return withStatement(imported, plugin?.name ?? pluginOf(call.routes), handler);
}

/** A new file of handlers, in the table by its folder. */
function withRegistration(text: string, { routes }: NewCall): string {
  const plugin = pluginOf(routes);
  const [folder = ''] = routes.slice('api/src/'.length).split('/');
  return withElement(withImport(text, plugin, `./${folder}/${plugin}`), 'byNoun', folder, plugin);
}

const SCENES: Record<NewCall['access'], (input: string) => string> = {
  public: (input) => `byVisitor(${input})`,
  member: (input) => `byMember(${input})`,
  moderator: (input) => `byMember(${input}, { role: 'moderator' })`,
};

/** Its row in the test matrices: a success; no errors or foreign data yet. */
function withRow(text: string, file: string, call: NewCall): string {
  const row = `'${call.method} ${call.path}': {
    rows: 'R-363',
    success: ${SCENES[call.access](`{ shows: ${toTypeText(call).shown} }`)},
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  }`;
  const scene = call.access === 'public' ? 'byVisitor' : 'byMember';
  return withProperty(withImport(withImport(text, scene, './caller'), 'WHY_NOT', './CallRow'), path.basename(file, '.ts'), row);
}

/** Creates a call: its declaration, its handler and its row in the matrices; returns the written files, relative to the repository. */
export function createCall(root: string, call: NewCall): string[] {
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const declared = declaredCalls(root, call.noun);
  const rows = rowsFileOf(root, call.noun);
  if (rows === undefined) throw new Error(`cannot add ${call.path}: the matrices have no rows of ${call.noun}`);
  const isNew = !existsSync(path.join(root, call.routes));
  const files: [file: string, text: string][] = [
    [callsFile(call.noun), withDeclaration(read(callsFile(call.noun)), call, declared.at(-1)?.tag ?? '')],
    [call.routes, withHandler(isNew ? newRoutes(call.routes) : read(call.routes), call)],
    ...(isNew ? [[TABLE, withRegistration(read(TABLE), call)] as [string, string]] : []),
    [rows, withRow(read(rows), rows, call)],
  ];
  // Nothing is written before everything has been determined.
  return writeFormatted(root, files);
}
