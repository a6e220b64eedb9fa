const ROOFS =
  'M0 800V560h60v-34h44v52h70l30-40 30 40h66v-70h50v-26h26v26h44v80h80l34-52 34 52h58v-60h62v-38h70v98h64V470l16-96 16 96v118h70l30-44 30 44h60v-74h96v40h54l26-40 26 40h56v-66h70v86h66V500h22v-40h20v40h22v80h60l30-44 30 44h150v360H0z';

/** Roofs and a church tower in the haze behind the houses. */
export const FarSkyline = () => <path d={ROOFS} transform="translate(-46 -118)" fill="#8c3471" opacity={0.7} />;
