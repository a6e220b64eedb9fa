import { css } from '@emotion/react';
import { useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { token } from '@rendezvous/shared/ui';
import { countryName } from '@rendezvous/shared/words';
import { observer } from 'mobx-react-lite';

/** Emergency number throughout the European Union and in its neighbouring countries. */
const EUROPEAN_NUMBER = '112';
const NUMBERS_ELSEWHERE: Readonly<Record<string, string>> = { GB: '999', US: '911', CA: '911', AU: '000', NZ: '111' };

/** The emergency number of each country of the site; that of the visitor's country comes first. */
export const EmergencyNumbers = observer(() => {
  const intl = useIntl();
  const { countries, geoip_selected_country: currentCountry } = useStore().settings.current;
  const entries = countries.map(({ code }) => ({
    code,
    name: countryName(intl, code),
    number: NUMBERS_ELSEWHERE[code] ?? EUROPEAN_NUMBER,
  }));
  entries.sort(
    (a, b) => Number(b.code === currentCountry) - Number(a.code === currentCountry) || a.name.localeCompare(b.name, intl.locale),
  );
  return (
    <dl css={listStyle}>
      {entries.map(({ code, name, number }) => (
        <div key={code} css={row} data-here={code === currentCountry}>
          <dt>{name}</dt>
          <dd css={valueStyle}>
            <a href={`tel:${number}`}>{number}</a>
          </dd>
        </div>
      ))}
    </dl>
  );
});

const listStyle = css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))', gap: token.space2, margin: 0 });
const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: token.space3,
  padding: `${token.space2} ${token.space3}`,
  borderRadius: token.radiusM,
  background: token.colorSurfaceSunken,
  '&[data-here="true"]': { gridColumn: '1 / -1', fontSize: token.fontSizeL, fontWeight: token.weightBold },
});
const valueStyle = css({ margin: 0, fontWeight: token.weightBold });
