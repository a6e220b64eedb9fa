export { StaticRouter } from 'react-router-dom';
export { collectStyles } from './collectStyles';
export { createServerStyles } from './createServerStyles';
