import type { Locale } from '@rendezvous/shared/contract';
import da from '../../../../shared/lang/da.json';
import de from '../../../../shared/lang/de.json';
import en from '../../../../shared/lang/en.json';
import es from '../../../../shared/lang/es.json';
import fi from '../../../../shared/lang/fi.json';
import fr from '../../../../shared/lang/fr.json';
import it from '../../../../shared/lang/it.json';
import nb from '../../../../shared/lang/nb.json';
import nl from '../../../../shared/lang/nl.json';
import pl from '../../../../shared/lang/pl.json';
import sv from '../../../../shared/lang/sv.json';

type Texts = Readonly<Record<string, string>>;

const catalogues: Record<Locale, Texts> = { en, nl, de, it, fr, es, pl, da, fi, nb, sv };

/** Texts of the page that stands in for a document. */
export interface OutageTexts {
  title: string;
  text: string;
  retry: string;
}

/** Picks the UI kit's texts for a part that failed to load from the texts of shared; empty where one is missing. */
export function pickOutageTexts(texts: Texts): OutageTexts {
  const { 'shared.error.title': title = '', 'shared.error.text': text = '', 'shared.error.retry': retry = '' } = texts;
  return { title, text, retry };
}

/** Returns the texts in a language. They are the platform's own copy, since during an outage no release may be readable. */
export const getOutageTexts = (locale: Locale): OutageTexts => pickOutageTexts(catalogues[locale]);
