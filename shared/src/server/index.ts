export { StaticRouter } from 'react-router-dom';
export { collectStyles, createServerStyles } from './styles';
