import { panelAt } from '../../panel';

const { metadata, page } = panelAt('globals');

export const generateMetadata = metadata;
export default page;
