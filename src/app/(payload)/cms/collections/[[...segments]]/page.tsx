import { panelAt } from '../../panel';

const { metadata, page } = panelAt('collections');

export const generateMetadata = metadata;
export default page;
