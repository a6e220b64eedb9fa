import { BROWSER_CACHES, STORAGE_KEYS } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Table } from '@rendezvous/shared/ui';
import { cookiePlaces, cookiePurposes } from './cookiePurposes';
import { screenTitles } from './screenTitles';
import { StaticPage } from './StaticPage';

const STORED_ITEMS = [
  ...Object.entries(STORAGE_KEYS).map(([name, item]) => ({ name, ...item })),
  ...Object.entries(BROWSER_CACHES).map(([name, purpose]) => ({ name, purpose, place: 'cache' as const, days: null })),
];

/** Lists every cookie, storage key and cache declared in the contract, with its purpose and lifetime. */
export const CookiesScreen = () => (
  <StaticPage token="cookies" title={<FormattedMessage {...screenTitles['pages-cookies']} />}>
    <Table
      caption={
        <FormattedMessage
          id="shell.cookies.caption"
          defaultMessage="What this site stores in your browser"
          description="Caption of the table of cookies"
        />
      }
    >
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="shell.cookies.name" defaultMessage="Name" description="Column of the table of cookies" />
          </th>
          <th scope="col">
            <FormattedMessage id="shell.cookies.purpose" defaultMessage="Purpose" description="Column of the table of cookies" />
          </th>
          <th scope="col">
            <FormattedMessage id="shell.cookies.place" defaultMessage="Stored in" description="Column of the table of cookies" />
          </th>
          <th scope="col">
            <FormattedMessage
              id="shell.cookies.lifetime"
              defaultMessage="How long it’s kept"
              description="Column of the table of cookies"
            />
          </th>
        </tr>
      </thead>
      <tbody>
        {STORED_ITEMS.map(({ name, place, purpose, days }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <FormattedMessage {...cookiePurposes[purpose]} />
            </td>
            <td>
              <FormattedMessage {...cookiePlaces[place]} />
            </td>
            <td>
              <Lifetime place={place} days={days} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  </StaticPage>
);

function Lifetime({ place, days }: { place: string; days: number | null }) {
  if (days !== null)
    return (
      <FormattedMessage
        id="shell.cookies.days"
        defaultMessage="{days, plural, one {# day} other {# days}}"
        description="Lifetime of a cookie; days: number"
        values={{ days }}
      />
    );
  return place === 'session' ? (
    <FormattedMessage id="shell.cookies.until_closed" defaultMessage="Until you close the tab" description="Lifetime of a stored value" />
  ) : (
    <FormattedMessage
      id="shell.cookies.until_cleared"
      defaultMessage="Until you clear your browser data"
      description="Lifetime of a stored value"
    />
  );
}
