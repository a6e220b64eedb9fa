import { css } from '@emotion/react';
import { INTERESTS, type InterestKey } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { InterestIcon } from '@rendezvous/shared/pickers';
import { token } from '@rendezvous/shared/ui';
import { interestLabel } from '@rendezvous/shared/words';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { MAX_INTERESTS, useChoiceStore } from '../../stores/ChoiceStore';

const PUBLIC_INTERESTS: readonly InterestKey[] = INTERESTS.filter(({ sensitive }) => !sensitive).map(({ key }) => key);

/** Tiles of the interests that are not sensitive; up to five can be chosen. */
export const InterestTiles = observer(() => {
  const intl = useIntl();
  const countId = useId();
  const choice = useChoiceStore();
  const tiles = PUBLIC_INTERESTS.map((key) => ({ key, label: interestLabel(intl, key) }));
  tiles.sort((first, second) => first.label.localeCompare(second.label, intl.locale));
  return (
    <fieldset css={frame} aria-describedby={countId}>
      <legend css={legend}>
        <FormattedMessage id="landers.icons.label" defaultMessage="I enjoy" description="Above the interests to choose from" />
      </legend>
      <p id={countId} role="status" css={counter}>
        <FormattedMessage
          id="landers.icons.count"
          defaultMessage="{count, number} of {max, number} chosen"
          description="Above the interests: how many are chosen"
          values={{ count: choice.interests.length, max: MAX_INTERESTS }}
        />
      </p>
      <div css={grid}>
        {tiles.map(({ key, label }) => {
          const isChosen = choice.interests.includes(key);
          return (
            <button
              key={key}
              type="button"
              aria-pressed={isChosen}
              disabled={choice.isFull && !isChosen}
              onClick={() => choice.toggle(key)}
              css={tile}
            >
              <InterestIcon interest={key} size={30} />
              <span css={labelText}>{label}</span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
});

const frame = css({ minWidth: 0, margin: 0, padding: 0, border: 'none' });
/** Floated so that the count is next to it; otherwise the legend would take a line of its own and push the count down. */
const legend = css({ float: 'left', padding: 0, fontWeight: token.weightMedium });
const counter = css({ textAlign: 'end', color: token.colorTextMuted, fontSize: token.fontSizeS, lineHeight: token.lineNormal });
const grid = css({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.25rem, 1fr))',
  gap: token.space2,
  marginBlockStart: token.space3,
});
const tile = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: token.space2,
  minWidth: 0,
  minHeight: '5.75rem',
  padding: token.space2,
  border: `1px solid ${token.colorBorder}`,
  borderRadius: token.radiusL,
  background: token.colorSurface,
  color: token.colorText,
  font: 'inherit',
  cursor: 'pointer',
  transition: `background ${token.motionFast}, border-color ${token.motionFast}`,
  '@media (hover: hover)': { '&:hover': { background: token.colorSurfaceHover } },
  '&[aria-pressed="true"]': {
    background: token.colorPrimarySoft,
    color: token.colorOnPrimarySoft,
    borderColor: token.colorPrimary,
    boxShadow: `inset 0 0 0 1px ${token.colorPrimary}`,
  },
  '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
});
const labelText = css({
  maxWidth: '100%',
  fontSize: token.fontSizeXs,
  lineHeight: token.lineTight,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
