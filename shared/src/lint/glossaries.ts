import type { Locale } from '@rendezvous/shared/contract';
import da from '../../lang/glossary/da.json';
import de from '../../lang/glossary/de.json';
import en from '../../lang/glossary/en.json';
import es from '../../lang/glossary/es.json';
import fi from '../../lang/glossary/fi.json';
import fr from '../../lang/glossary/fr.json';
import it from '../../lang/glossary/it.json';
import nb from '../../lang/glossary/nb.json';
import nl from '../../lang/glossary/nl.json';
import pl from '../../lang/glossary/pl.json';
import sv from '../../lang/glossary/sv.json';

/** How a language calls one thing. */
export interface Term {
  /** The English term, the same in all glossaries. */
  term: string;
  translation: string;
  /** Grammatical gender: `m`, `f`, `n`, `c` (common, in da, sv and nl) or `pl`; left out where the language or the term has none. */
  gender?: string;
  note?: string;
}

/** Words that must not be used. */
export interface ForbiddenWords {
  /** Regular expression for whole words. */
  pattern: string;
  /** Flags of the expression, `iu` by default. */
  flags?: string;
  /** What to write instead, as it ends "write …". */
  instead: string;
  /** Why it is wrong, as it begins a problem. */
  why: string;
  /** Ids of messages in which it is right, or what their ids begin with. */
  except?: string[];
}

/** The words of a language. */
export interface Glossary {
  /** How the reader is addressed, for example `tu`. */
  register: string;
  terms: Term[];
  forbidden: ForbiddenWords[];
}

const GLOSSARIES: Record<Locale, Glossary> = { da, de, en, es, fi, fr, it, nb, nl, pl, sv };

/** Returns the glossary of a language, `shared/lang/glossary/<locale>.json`. */
export const getGlossary = (locale: Locale): Glossary => GLOSSARIES[locale];
