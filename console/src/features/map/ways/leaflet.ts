import L from 'leaflet';

// Geoman looks for it there, and is loaded after this.
Object.assign(globalThis, { L });

export default L;
