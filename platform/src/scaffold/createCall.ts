import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { NewCall } from './callProblem';
import { getCallsFile, readDeclaredCalls, findRowsFile } from './readDeclaredCalls';
import { getConstants, withElement, withImport, withNamespace, withProperty, withStatement } from './editSource';
import { writeFormatted } from './writeFormatted';

/** File with the table of all handlers. */
const HANDLER_TABLE = 'api/src/routes.ts';

interface ReplyTexts {
  /** TypeBox properties of the reply. */
  schema: string;
  /** The reply that the handler returns. */
  returnValue: string;
  /** The reply that the row of the test matrices expects. */
  expectedReply: string;
}

/** Returns the source texts of the smallest meaningful reply. */
const createReplyTexts = ({ method }: NewCall): ReplyTexts =>
  method === 'GET'
    ? { schema: '{ items: Type.Array(Type.String()) }', returnValue: '{ items: [] }', expectedReply: '{ items: [] }' }
    : { schema: '{ done: Type.Literal(true) }', returnValue: '{ done: true as const }', expectedReply: '{ done: true }' };

/** Appends the declaration of a call to the source text of its noun's file. */
function withDeclaration(text: string, call: NewCall, tag: string): string {
  const hasBody = call.method !== 'GET';
  const declaration = `
/** ${call.about} */
export const ${call.name} = call('${call.method} ${call.path}', {
  access: '${call.access}',
  tag: '${tag}',${hasBody ? '\n  body: EmptyBody,' : ''}
  reply: strictObject(${createReplyTexts(call).schema}),
});
`;
  const textWithImports = hasBody ? withImport(text, 'EmptyBody', './schemas') : text;
  return withImport(withImport(textWithImports, 'strictObject', './schemas'), 'Type', 'typebox') + declaration;
}

const toPluginName = (routes: string): string => path.basename(routes, '.ts');

/** Returns the source text of a new handler file, which has no handlers yet. */
const createRoutesSource = (routes: string): string => `
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

export const ${toPluginName(routes)}: FastifyPluginAsyncTypebox = async (app) => {
};
`;

/** Appends the handler to the plugin named after its file or, if there is none, to the last plugin. */
function withHandler(text: string, call: NewCall): string {
  const plugins = getConstants(text).filter(({ name, isExported }) => isExported && name.endsWith('Routes'));
  const plugin = plugins.find(({ name }) => name === toPluginName(call.routes)) ?? plugins.at(-1);
  const handler = `serveCall(app, ${call.noun}.${call.name}, async () => (${createReplyTexts(call).returnValue}));`;
  const textWithImports = withImport(withNamespace(text, call.noun, `@rendezvous/shared/calls/${call.noun}`), 'serveCall', '../serveCall');
  return withStatement(textWithImports, plugin?.name ?? toPluginName(call.routes), handler);
}

/** Adds a new handler file to the table, under the noun that its folder is named after. */
function withRegistration(text: string, { routes }: NewCall): string {
  const plugin = toPluginName(routes);
  const [folder = ''] = routes.slice('api/src/'.length).split('/');
  return withElement(withImport(text, plugin, `./${folder}/${plugin}`), 'routesByFolder', folder, plugin);
}

const SCENE_SOURCES: Record<NewCall['access'], (input: string) => string> = {
  public: (input) => `byVisitor(${input})`,
  member: (input) => `byMember(${input})`,
  moderator: (input) => `byMember(${input}, { role: 'moderator' })`,
};

/** Adds the call's row to the test matrices: one success, and no cases for errors or foreign data yet. */
function withRow(text: string, file: string, call: NewCall): string {
  const row = `'${call.method} ${call.path}': {
    rows: 'R-363',
    success: ${SCENE_SOURCES[call.access](`{ shows: ${createReplyTexts(call).expectedReply} }`)},
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  }`;
  const scene = call.access === 'public' ? 'byVisitor' : 'byMember';
  return withProperty(withImport(withImport(text, scene, './createCaller'), 'WHY_NOT', './CallRow'), path.basename(file, '.ts'), row);
}

/** Creates a call: its declaration, its handler and its row in the matrices; returns the paths of the written files, relative to the repository. */
export function createCall(root: string, call: NewCall): string[] {
  const readSource = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const existingCalls = readDeclaredCalls(root, call.noun);
  const rowsFile = findRowsFile(root, call.noun);
  if (rowsFile === undefined) throw new Error(`cannot add ${call.path}: the matrices have no rows of ${call.noun}`);
  const isNewFile = !existsSync(path.join(root, call.routes));
  const files: [file: string, text: string][] = [
    [getCallsFile(call.noun), withDeclaration(readSource(getCallsFile(call.noun)), call, existingCalls.at(-1)?.tag ?? '')],
    [call.routes, withHandler(isNewFile ? createRoutesSource(call.routes) : readSource(call.routes), call)],
    ...(isNewFile ? [[HANDLER_TABLE, withRegistration(readSource(HANDLER_TABLE), call)] as [string, string]] : []),
    [rowsFile, withRow(readSource(rowsFile), rowsFile, call)],
  ];
  // Nothing is written before all texts are complete.
  return writeFormatted(root, files);
}
