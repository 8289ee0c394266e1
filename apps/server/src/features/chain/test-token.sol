// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// The least that is an ERC-20. `test-token.json` is what solc 0.8.37 (npm's `solc`) makes of it with the optimizer on,
/// 200 runs, for the EVM of Shanghai and without the hash of its metadata:
///   settings: { optimizer: { enabled: true, runs: 200 }, evmVersion: 'shanghai', metadata: { bytecodeHash: 'none' } }
contract TestToken {
    uint8 public immutable decimals;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    error Insufficient();

    constructor(uint8 places, uint256 supply) {
        decimals = places;
        totalSupply = supply;
        balanceOf[msg.sender] = supply;
        emit Transfer(address(0), msg.sender, supply);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed < value) revert Insufficient();
        allowance[from][msg.sender] = allowed - value;
        move(from, to, value);
        return true;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    /// Two transfers in one transaction.
    function transferTwo(address first, uint256 firstValue, address second, uint256 secondValue) external {
        move(msg.sender, first, firstValue);
        move(msg.sender, second, secondValue);
    }

    function move(address from, address to, uint256 value) private {
        if (balanceOf[from] < value) revert Insufficient();
        unchecked {
            balanceOf[from] -= value;
            balanceOf[to] += value;
        }
        emit Transfer(from, to, value);
    }
}
