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

const catalogues: Record<Locale, typeof en> = { en, nl, de, it, fr, es, pl, da, fi, nb, sv };

/** Texts of the page that stands in for a document. */
export interface OutageTexts {
  title: string;
  text: string;
  retry: string;
}

/** The UI kit's texts for a part that failed to load. They are the platform's own copy, since during an outage no release may be readable. */
export function getOutageTexts(locale: Locale): OutageTexts {
  const texts = catalogues[locale];
  return { title: texts['shared.error.title'], text: texts['shared.error.text'], retry: texts['shared.error.retry'] };
}
