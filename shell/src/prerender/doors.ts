import * as emotion from '@emotion/react';
import * as emotionJsx from '@emotion/react/jsx-runtime';
import * as forms from '@rendezvous/shared/forms';
import * as http from '@rendezvous/shared/http';
import * as intl from '@rendezvous/shared/intl';
import * as pickers from '@rendezvous/shared/pickers';
import * as remote from '@rendezvous/shared/remote';
import * as router from '@rendezvous/shared/router';
import * as store from '@rendezvous/shared/store';
import * as ui from '@rendezvous/shared/ui';
import * as mobx from 'mobx';
import * as mobxReact from 'mobx-react-lite';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsx from 'react/jsx-runtime';

/** Everything that remotes share with the shell, by the name they ask for it; each exists once in a rendering, as it does in a page. */
export const doors: Readonly<Record<string, unknown>> = {
  '@emotion/react': emotion,
  '@emotion/react/jsx-runtime': emotionJsx,
  '@rendezvous/shared/forms': forms,
  '@rendezvous/shared/http': http,
  '@rendezvous/shared/intl': intl,
  '@rendezvous/shared/pickers': pickers,
  '@rendezvous/shared/remote': remote,
  '@rendezvous/shared/router': router,
  '@rendezvous/shared/store': store,
  '@rendezvous/shared/ui': ui,
  mobx,
  'mobx-react-lite': mobxReact,
  react,
  'react-dom': reactDom,
  'react/jsx-runtime': jsx,
};
