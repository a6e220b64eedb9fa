import da from '../../lang/da.json';
import de from '../../lang/de.json';
import es from '../../lang/es.json';
import fi from '../../lang/fi.json';
import fr from '../../lang/fr.json';
import it from '../../lang/it.json';
import nb from '../../lang/nb.json';
import nl from '../../lang/nl.json';
import pl from '../../lang/pl.json';
import sv from '../../lang/sv.json';
import type { Catalogues } from './messages';

/** Translations of the server's texts; the English ones stand where they are declared. */
export const catalogues: Catalogues = { nl, de, it, fr, es, pl, da, fi, nb, sv };
