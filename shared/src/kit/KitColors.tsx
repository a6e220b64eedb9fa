import { css } from '@emotion/react';
import { Grid, Text, token } from '@rendezvous/shared/ui';
import { KitSection } from './KitSection';

const colors = Object.entries(token).filter(([name]) => name.startsWith('color'));

export function KitColors() {
  return (
    <KitSection title="Colours">
      <Grid column="s" gap="s">
        {colors.map(([name, background]) => (
          <div key={name}>
            <div css={[swatch, css({ background })]} />
            <Text size="xs">{name.slice('color'.length)}</Text>
          </div>
        ))}
      </Grid>
    </KitSection>
  );
}

const swatch = css({ height: '2.5rem', borderRadius: token.radiusS, border: `1px solid ${token.colorBorder}` });
