/** The drawing code imports the settings; nothing is signed. */
process.env.PAYLOAD_SECRET ||= 'nothing-is-signed-here';
export {};
