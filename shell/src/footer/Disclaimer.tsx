import { css } from '@emotion/react';
import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Link } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { Text, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useCompany } from './useCompany';

/** States that the site is for adults only and who runs it, and warns about fictional profiles where there are any. */
export const Disclaimer = observer(() => {
  const { name, fictional_warning: warning } = useStore().settings.current;
  const company = useCompany();
  return (
    <div css={box}>
      <Text size="xs" tone="muted">
        {company ? (
          <FormattedMessage
            id="shell.disclaimer.company"
            defaultMessage="{site} is for adults aged 18 and over and is run by {company}."
            description="Disclaimer; site: name of the site, company: name of the company"
            values={{ site: name, company: company.name.replace(/\.$/, '') }}
          />
        ) : (
          <FormattedMessage
            id="shell.disclaimer.adults"
            defaultMessage="{site} is for adults aged 18 and over."
            description="Disclaimer; site: name of the site"
            values={{ site: name }}
          />
        )}
      </Text>
      {warning === '' ? null : <FictionalWarning warning={warning} />}
    </div>
  );
});

const FictionalWarning = ({ warning }: { warning: string }) => (
  <Text size="xs" tone="muted">
    <FormattedMessage
      id="shell.disclaimer.fictional"
      defaultMessage="{warning} <link>What this means</link>"
      description="Disclaimer; warning: sentence about fictional profiles, link: to the terms"
      values={{ warning, link: (text) => <Link to={pathTo('pages-terms')}>{text}</Link> }}
    />
  </Text>
);

const box = css({
  display: 'grid',
  gap: token.space1,
  padding: `${token.space4} ${token.space4} ${token.space5}`,
  background: token.colorSurfaceSunken,
  textAlign: 'center',
});
