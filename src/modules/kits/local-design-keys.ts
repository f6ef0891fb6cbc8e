/** How the keys begin under which a browser keeps designs; what asks for them need not load what reads them. */
export const LOCAL_DESIGNS = 'kitroom.kit.';
