import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** Returns a text of the site by id, in the visit's language, with its variables filled in. */
export type Texts = (id: string, values?: Record<string, string | number>) => string;

function read(name: string, language: string): Record<string, string> {
  const file = path.join(ROOT, name, 'lang', `${language}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

const packageOf = (id: string): string => {
  const [prefix = ''] = id.split('.');
  return prefix === 'shared' || prefix === 'shell' ? prefix : `mfe-${prefix}`;
};

/** The site's texts in a language, from the catalogues, so that journeys can name controls in any language. Throws for an unknown id. */
export function textsIn(language: string): Texts {
  return (id, values = {}) => {
    const text = read(packageOf(id), language)[id];
    if (text === undefined) throw new Error(`no text ${id} in ${language}`);
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}

/** Turns a text into a pattern that accepts any value of its variables. */
export function pattern(text: string): RegExp {
  const literals = text.split(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/).map((literal) => literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(literals.join('.+'));
}
