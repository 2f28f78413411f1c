/** What one customer may have in all: of IPv6 that is up to 65,536 networks, which begin alike. */
export const areaOf = (network: string): string => network.replace(/^((?:[^:]+:){2}[^:]+):[^:]+::\/64$/, '$1::/48');
