/** Health probes; outside the API and without a rate limit. */
export const healthPaths = { live: '/health/live', ready: '/health/ready' } as const;
